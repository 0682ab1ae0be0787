// The package's version. Compiled files lie one folder deeper than their sources.
import { readFileSync } from 'node:fs';

export function packageVersion(): string {
  for (const up of ['..', '../..']) {
    try {
      const text = readFileSync(new URL(`${up}/package.json`, import.meta.url), 'utf8');
      return String((JSON.parse(text) as { version?: unknown }).version);
    } catch {
      // not there: one folder up
    }
  }
  return 'unknown';
}
