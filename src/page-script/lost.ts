/** Marks the page as one whose app has not come: a form that waits for it then says how to reach the company. */
export const markLost = ({ documentElement }: Document): void => {
  documentElement.dataset.appLost = "";
};
