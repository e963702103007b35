/** Interface strings that the specification defines. */
import { receivedText } from "../../src/quote/messages";
import { shipped } from "./rules/shipped";

const { business, words } = shipped;

test.each([
  ["the link of a card", words.posts.more, "Read More"],
  ["a post that is not found", words.posts.loading, "Loading..."],
  ["a post without text", words.posts.missing, "Content not found"],
  ["the button under a post", words.buttons.quote, "Request Free Quote"],
  ["the form's name", words.form.name, "Full Name"],
  ["the form's email", words.form.email, "Email Address"],
  ["the form's phone", words.form.phone, "Phone Number"],
  ["the form's service", words.form.service, "Service"],
  ["the form's message", words.form.message, "Project Details"],
  ["the title of the toast", words.received.title, "Quote Request Received!"],
  ["the text of the toast", receivedText(business.responseHours, words), "We'll contact you within 24 hours to discuss your project."],
])("%s matches the specification", (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test("the form offers the specified services", () => {
  expect(Object.values(words.form.services)).toEqual([
    "Commercial Sealcoating",
    "Residential Sealcoating",
    "Crack Filling",
    "Parking Lot Striping",
    "Asphalt Repair",
    "Other",
  ]);
});
