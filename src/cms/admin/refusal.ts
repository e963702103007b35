/** Error that stops a save. Decap shows it after "Not saved."; an empty name keeps "Error:" out of the text. */
export class Refusal extends Error {
  override readonly name = "";
}
