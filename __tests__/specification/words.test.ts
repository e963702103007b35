/** Interface strings that the specification defines. */
import { preselectedServices, shownWords } from "../../src/content/entries/form-services";
import { receivedText } from "../../src/quote/messages";
import { shipped } from "./rules/shipped";

const { business, words } = shipped;

test.each([
  ["the link on a card", words.posts.more, "Read More"],
  ["the heading of a post that is loading or unknown", words.posts.loading, "Loading..."],
  ["the message instead of a saved post's body, which local storage does not keep", words.posts.missing, "Content not found"],
  ["the button under a post", words.buttons.quote, "Request Free Quote"],
  ["the label of the name field", words.form.name, "Full Name"],
  ["the label of the email field", words.form.email, "Email Address"],
  ["the label of the phone field", words.form.phone, "Phone Number"],
  ["the label of the service field", words.form.service, "Service"],
  ["the label of the details field", words.form.message, "Project Details"],
  ["the title of the toast", words.received.title, "Quote Request Received!"],
  ["the text of the toast", receivedText(business.responseHours, words), "We'll contact you within 24 hours to discuss your project."],
])("%s matches the specification", (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test("the form offers the specified services", () => {
  expect(shownWords(shipped).form.services).toEqual([
    { value: "commercial-sealcoating", label: "Commercial Sealcoating" },
    { value: "residential-sealcoating", label: "Residential Sealcoating" },
    { value: "crack-filling", label: "Crack Filling" },
    { value: "striping", label: "Parking Lot Striping" },
    { value: "asphalt-repair", label: "Asphalt Repair" },
    { value: "other", label: "Other" },
  ]);
});

test("estimate links select a specified service for each kind of work", () => {
  expect(preselectedServices(shipped)).toEqual({
    driveway: "residential-sealcoating",
    lot: "commercial-sealcoating",
    cracks: "crack-filling",
    patches: "asphalt-repair",
    striping: "striping",
  });
});
