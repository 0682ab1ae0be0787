// The package's version. Compiled and bundled files lie deeper than their sources: package.json is the nearest one above.
import { readFileSync } from 'node:fs';
export function packageVersion() {
    let folder = new URL('.', import.meta.url);
    for (;;) {
        try {
            const { name, version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
            if (name === 'basalt')
                return String(version);
        }
        catch {
            // not there: one folder up
        }
        const above = new URL('..', folder);
        if (above.href === folder.href)
            return 'unknown';
        folder = above;
    }
}
