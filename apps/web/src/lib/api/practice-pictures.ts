import { practicePictures } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const practicePicturesApi = callsOf(practicePictures)
