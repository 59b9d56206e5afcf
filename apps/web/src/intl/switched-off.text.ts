/** What people read while operators have turned something off. It's also the message of the API. */
export { switchedOffTexts } from '@sadhana/contract'
