export const whatHelpsPath = '/what-can-help'
export const whatHelpsSources = `${whatHelpsPath}#sources`
