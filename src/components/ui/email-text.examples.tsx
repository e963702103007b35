import type { Example } from "../examples/example";
import { EmailText } from "./email-text";

export const emailTextExamples: readonly Example[] = [{ name: "A long one", element: <EmailText email="estimates@a-long-name.example" /> }];
