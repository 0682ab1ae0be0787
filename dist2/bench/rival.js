// Figures of a rival library, measured by another program: lines like {"what": "sgemm", "lib": "cublas", "n": 4096, "batch": 1, "ms": 2.7,
// "tflops": 50.9}.
import { readFileSync } from 'node:fs';
/** The lines with a rate of single problems; whatever else the file holds is passed over. */
export function readRivals(file) {
    if (file === undefined)
        return [];
    return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        .filter(({ tflops, batch }) => typeof tflops === 'number' && batch === 1);
}
