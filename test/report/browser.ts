// A browser for tests of pages: the one that BASALT_CHROMIUM names, or the one inside the package @sparticuz/chromium.
import { type Browser, chromium } from 'playwright-core';

/** Undefined where none can be started; the reason goes to `report`. */
export async function openBrowser(report: (reason: string) => void): Promise<Browser | undefined> {
  try {
    const executablePath =
      process.env.BASALT_CHROMIUM ?? (await (await import('@sparticuz/chromium')).default.executablePath());
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless=shell', '--disable-gpu'] });
  } catch (error) {
    report(error instanceof Error ? error.message.split('\n')[0]! : String(error));
    return undefined;
  }
}
