import { stirred } from '../kit/ledger.ts'

/** Realistic names: a search for two letters finds many, for six letters a few. */
const firstNames =
  `Asha Ravi Mira Arjun Leela Kavya Rohan Anand Priya Sunita Vikram Neha Deepak Lakshmi Kiran Nisha Sanjay Meera Ishaan
  Tara Anna Peter Maria Johannes Clara Thomas Ingrid Lars Sofia Mateo Lucia Pablo Elena Marco Giulia Luca Chiara Emma
  Oliver Grace Henry Alice Samuel Ruth Daniel Naomi Yuki Haruto Sakura Kenji Mei Wei Lin Jun Hana Minho Amina Omar
  Fatima Yusuf Layla Karim Zainab Ibrahim Chloe Louis Camille Hugo Ines Julien Katarina Milan Vesna Ivan Olga Dmitri
  Anastasia Jakub Zofia Adam Hanna Erik Astrid Freya Nils Saoirse Liam Niamh Aoife`.split(/\s+/)
const family =
  `Menon Nair Iyer Sharma Patel Gupta Rao Reddy Kulkarni Desai Joshi Banerjee Chatterjee Mukherjee Singh Kaur Das Bose
  Pillai Varma Mueller Schmidt Weber Fischer Larsen Hansen Berg Lindqvist Garcia Martinez Lopez Fernandez Rossi Ferrari
  Bianchi Romano Smith Taylor Brown Wilson Evans Walker Hughes Green Tanaka Suzuki Watanabe Sato Chen Wang Zhang Liu Kim
  Park Choi Lee Hassan Ali Khan Rahman Haddad Mansour Dubois Moreau Laurent Bernard Petit Novak Horvat Kovac Petrov
  Ivanov Sokolov Kowalski Nowak Wojcik Murphy Kelly Byrne Walsh Okafor Adeyemi Mensah Diallo`.split(/\s+/)

/** `number` is the person's place among all people, so that no two share a username. */
export function nameOf(number: number): { displayName: string; username: string } {
  const chance = stirred(number + 31)
  const first = firstNames[chance % firstNames.length] ?? ''
  const last = family[(chance >>> 8) % family.length] ?? ''
  return { displayName: `${first} ${last}`, username: `${first}.${last}.${number}`.toLowerCase() }
}

/** The first 2 to 6 letters of a name, as someone would type them. */
export function prefixOf(number: number): string {
  const { displayName } = nameOf(number)
  return displayName.slice(0, 2 + (stirred(number) % 5)).trim()
}
