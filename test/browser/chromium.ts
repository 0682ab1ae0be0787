// Chromium with WebGPU on SwiftShader, which is part of it: no GPU is needed.
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { report } from '../setup/contexts.ts';

const FLAGS = [
  '--no-sandbox',
  '--headless=shell',
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
];

/** The drivers that these name are those of this process. */
const DRIVERS = ['VK_ICD_FILENAMES', 'VK_DRIVER_FILES', 'LD_LIBRARY_PATH'];

/** Once in hundreds of starts the browser ends before it answers, on a machine that is busy. What runs in its pages has no second turn. */
async function started(launch: () => Promise<Browser>): Promise<Browser> {
  for (let turn = 1; ; turn++) {
    try {
      return await launch();
    } catch (error) {
      if (turn === 3) throw error;
      console.warn(`Chromium did not start (turn ${turn}): ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Undefined where no browser can be started; the reason is reported, or thrown where BASALT_BROWSER is 'required'. */
export async function openChromium(): Promise<Browser | undefined> {
  try {
    const { executablePath, env } = await findChromium();
    const inherited = Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) =>
        value === undefined || DRIVERS.includes(name) ? [] : [[name, value]],
      ),
    );
    return await started(() => chromium.launch({ executablePath, args: FLAGS, env: { ...inherited, ...env } }));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    if (process.env.BASALT_BROWSER === 'required') throw error;
    report({ skipped: 'browser', test: reason });
    return undefined;
  }
}

/** What has gone wrong in a page, errors and warnings on its console included. Nothing is expected. */
export function complaintsOf(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  page.on('requestfailed', (request) => found.push(`${request.url()}: ${request.failure()?.errorText}`));
  return found;
}
