/** Choices of the quote form's service field. Each service's file sets whether the form offers the service. */
import { inPosition } from "./placement";
import type { Content } from "../schema";
import { PRICED_WORK, PRICE_KINDS, type PriceKind, type PricedWork } from "../shared/constants";

/** Value of the last choice, for work that is not in the list. */
const OTHER = "other";

type WithServices = Pick<Content, "services" | "untranslated">;

/** Returns the services that the quote form offers, in order. */
const offeredServices = ({ services, untranslated }: WithServices) =>
  inPosition([...services, ...untranslated.services], ({ form }) => form?.order);

/** Returns what the quote form sends for a service. */
const valueOf = ({ slug, formValue }: Content["services"][number]): string => formValue ?? slug;

/** Returns the strings in words.yml, and adds the services that the quote form offers, as `form.services`. */
export const shownWords = ({ words, ...content }: WithServices & Pick<Content, "words">) => {
  const { other, ...form } = words.form;
  const offered = offeredServices(content).map((service) => ({ value: valueOf(service), label: service.form?.label ?? service.title }));
  return { ...words, form: { ...form, services: [...offered, { value: OTHER, label: other }] } };
};

/** The strings in words.yml, with the services that the quote form offers. */
export type ShownWords = ReturnType<typeof shownWords>;

/** Returns the work of a price kind: itself, or driveways and lots for "both". */
export const workOf = (kind: PriceKind): readonly PricedWork[] => (kind === "both" ? ["driveway", "lot"] : [kind]);

/** For each price kind, the value of the quote form's service field that estimate links preselect; missing if they select nothing. */
export type Preselected = Readonly<Partial<Record<PriceKind, string>>>;

/**
 * Returns the service that estimate links preselect for each price kind: the first one in the quote form that is `preselectedFor` the work.
 * "both" has a service only if driveways and lots have the same one.
 */
export const preselectedServices = (content: WithServices): Preselected => {
  const offered = offeredServices(content);
  const byWork = new Map(
    PRICED_WORK.flatMap((work) => {
      const service = offered.find(({ preselectedFor }) => preselectedFor?.includes(work));
      return service ? [[work, valueOf(service)] as const] : [];
    }),
  );
  return Object.fromEntries(
    PRICE_KINDS.flatMap((kind) => {
      const [value, ...others] = new Set(workOf(kind).map((work) => byWork.get(work)));
      return value !== undefined && others.length === 0 ? [[kind, value]] : [];
    }),
  );
};
