/** Keeps an entry from being saved. Decap shows the message after "Not saved.", and an error's name before it. */
export class Refusal extends Error {
  override readonly name = "";
}
