import { practicePictures } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const practicePicturesApi = callsOf(practicePictures)
