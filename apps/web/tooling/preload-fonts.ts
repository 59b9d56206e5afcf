import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The files whose letters are painted first: headings and body text, both upright. English has no western ones. */
const firstPaintFonts = /\/(literata|anek-latin)-(english|western)-[^/]*\.woff2$/
const italicFont = /\/literata-italic-english-[^/]*\.woff2$/
const bootScript = '<script src="/boot.js"'

/**
 * Lets the browser preload the first fonts before it has read the stylesheet, and tells boot.js which one members need.
 */
export const preloadFonts = (): Plugin => ({
  name: 'sadhana:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const urls = Object.keys(bundle).map((fileName) => `/${fileName}`)
      const italic = urls.find((url) => italicFont.test(url))
      if (!italic || !html.includes(bootScript)) return html
      return {
        html: html.replace(bootScript, `${bootScript} data-italic="${italic}"`),
        tags: urls.filter((url) => firstPaintFonts.test(url)).map(preloadTag),
      }
    },
  },
})

const preloadTag = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head-prepend',
})
