import type { Example } from "../examples/example";
import { EmailLink } from "./email-link";

export const emailLinkExamples: readonly Example[] = [{ name: "A long one", element: <EmailLink email="estimates@a-long-name.example" /> }];
