// Where the browser of the tests is: BASALT_CHROMIUM names one, or it is the one inside the package @sparticuz/chromium, which unpacks itself
// when it is first asked. Test files run in several processes: one unpacks, the others wait for it.
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK = path.join(tmpdir(), 'basalt-chromium.lock');
/** A process that has held the lock for so long is gone. */
const STALE_MS = 60_000;

export async function chromiumPath(): Promise<string> {
  if (process.env.BASALT_CHROMIUM !== undefined) return process.env.BASALT_CHROMIUM;
  const { default: packaged } = await import('@sparticuz/chromium');
  while (!locked()) await wait(100);
  try {
    return await packaged.executablePath();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function locked(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > STALE_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
