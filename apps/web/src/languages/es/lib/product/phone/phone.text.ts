import { createElement, Fragment, type ReactNode } from 'react'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/phone/phone.text.ts'

type English = typeof english.phoneText

/** `Translation` can't look into the element that `example` returns. */
export const phoneText: Translation<Omit<English, 'example'>> & Pick<English, 'example'> = {
  number: 'Número de teléfono',
  country: 'País',
  example: (number: ReactNode) =>
    createElement(Fragment, null, 'Por ejemplo, ', number, '. Pega un número completo y el país se ajusta solo.'),
  numberWrong: 'Escribe un número de teléfono válido',
  code: 'Código de verificación',
  again: 'Enviar otro código',
  againIn: (time) => `Otro código en ${time}`,
  sendFailed: {
    title: 'No pudimos enviar el código',
    unavailable: 'El servicio de verificación no está disponible en este momento. Inténtalo de nuevo más tarde.',
    invalid: 'Escribe un número de teléfono internacional válido, con el signo más y el prefijo del país.',
    network: 'Error de red. Revisa tu conexión a internet e inténtalo de nuevo.',
    otherwise: 'Inténtalo de nuevo en un momento.',
  },
  verifyFailed: {
    title: 'No pudimos verificar el código',
    unavailable: 'El servicio de verificación no está disponible en este momento. Inténtalo de nuevo más tarde.',
    invalid: 'El código de verificación no es válido o ha caducado. Pide otro código.',
    network: 'Error de red. Revisa tu conexión a internet e inténtalo de nuevo.',
    otherwise: 'Revisa el código e inténtalo de nuevo.',
  },
}
