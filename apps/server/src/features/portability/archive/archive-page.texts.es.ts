import type { ArchivePageTexts } from './archive-page.texts.en.ts'

export const es: ArchivePageTexts = {
  name: 'Archivo de Sadhana Compass',
  print: 'Imprimir',
  title: 'Una práctica',
  noScript:
    'Esta página necesita JavaScript. Sin él, cualquier editor de texto abre los archivos de la carpeta data que está al lado.',
  alone: 'Esta página se abrió sin su carpeta.',
  years: 'Años e imágenes',
  search: 'Buscar en tus notas',
  inside: 'Qué hay en este archivo',
  insideText:
    'Al lado de esta página, la carpeta data tiene un archivo por cada tipo de registro, con un registro por línea en JSON, y la carpeta files tiene tus imágenes. Para llevarlas a otra cuenta, abre allí los ajustes, elige Importar y dale el zip completo.',
}
