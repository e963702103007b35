/** Runs the visitors' journeys (journey.ts) in WebKitGTK's MiniBrowser, controlled through WebDriver, on a virtual screen. */
import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { findWebkit } from "../../scripts/lib/programs";
import { whenInstalled } from "../fixtures/when-installed";
import { testEngine } from "./engine";
import { bringIntoView } from "./page-functions";
import { soon } from "./soon";
import type { OpenVisitor, PressedKey } from "./visitor";

const DRIVER_PORT = Number(process.env.WEBKIT_DRIVER_PORT ?? 9020);

const KEYS: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts Xvfb on the next free display, and returns its process and the display's name. */
const openScreen = async (program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  // Start Xvfb directly, because xvfb-run needs another package, xauth.
  const screen = spawn(program, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const line of createInterface(screen.stdout)) return { process: screen, display: `:${line.trim()}` };
  throw new Error("Xvfb exited before it had a display.");
};

/** Starts the driver and waits until it responds. */
const openDriver = async (program: string, display: string): Promise<ChildProcess> => {
  const env = {
    ...process.env,
    DISPLAY: display,
    // The sandbox needs kernel namespaces, which most containers do not allow. Disabling it is safe: the browser opens only this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const driver = spawn(program, [`--port=${DRIVER_PORT}`], { stdio: "ignore", env });
  await soon(async () => {
    await fetch(`http://127.0.0.1:${DRIVER_PORT}/status`);
  });
  return driver;
};

const openSession = (browser: string): Promise<WebDriver> =>
  new Builder()
    // Connect to the running driver, so that Selenium does not look for a driver or download one.
    .usingServer(`http://127.0.0.1:${DRIVER_PORT}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        // Full screen hides the toolbar, which cannot shrink to a phone's width.
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--full-screen"] },
      }),
    )
    .build();

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen.
 *
 * @throws Error if a program is not installed
 */
const openWebkit: OpenVisitor = async () => {
  const programs = findWebkit();
  if (!programs) throw new Error("WebKitGTK's driver, its MiniBrowser or Xvfb is not installed.");
  const screen = await openScreen(programs.screen);
  const driver = await openDriver(programs.driver, screen.display);
  const session = await openSession(programs.browser);
  return {
    engine: `WebKitGTK ${(await session.getCapabilities()).getBrowserVersion() ?? ""}`,
    open: (address) => session.get(address),
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (pageFunction, ...args) => session.executeScript(pageFunction, ...args),
    async click(selector) {
      await session.executeScript(bringIntoView, selector);
      await session.findElement(By.css(selector)).click();
    },
    async press(key) {
      await session.actions().keyDown(KEYS[key]).keyUp(KEYS[key]).perform();
    },
    async type(text) {
      await session.actions().sendKeys(text).perform();
    },
    back: () => session.navigate().back(),
    async moveMouseAway() {
      await session.actions().move({ x: 1, y: 1, duration: 0 }).perform();
    },
    async close() {
      await session.quit();
      driver.kill();
      screen.process.kill();
    },
  };
};

whenInstalled("webkit", () => testEngine(openWebkit));
