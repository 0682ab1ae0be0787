import { gemmRules } from './gemm.kernels.js';
import { bestSlices, predicted } from './gemmModel.js';
import { tensorNames } from './gemmTensor.gpu.js';
import { COSTS, KIND } from './gemmTiles.js';
import { unitNames } from './gemmUnits.gpu.js';
import { packedTime, UNIT_COSTS, UNIT_KIND } from './gemmUnits.kernels.js';
/** The tile without slices, as `name` forces it, with the number of them that is predicted to be best, and with half and twice as many. */
function withSlices(p, name, sliced, tile, kind) {
    const best = bestSlices(p, tile, kind, name).slices;
    const slabs = Math.ceil(p.k / tile.BK);
    const counts = [1, ...(best === 1 ? [2] : [Math.ceil(best / 2), best, 2 * best])];
    return [...new Set(counts)]
        .filter((slices) => slices === 1 || slices <= slabs / 2)
        .map((slices) => ({
        force: slices === 1 ? name : `${sliced}/${slices}`,
        predicted: predicted(p, tile, slices, kind),
    }));
}
/** Every tile for a product of this type, the least predicted time first. */
export function gemmCandidates(queue, p, type, aligned) {
    const kernel = aligned ? 'tiled' : 'shifted';
    const { m, n } = p;
    const thin = gemmRules
        .map(({ name }) => name)
        .filter((name) => new RegExp(`^${kernel}-(${n <= 16 ? 'narrow' : m <= 16 ? 'flat' : '-'})`).test(name))
        .map((force) => ({ force, predicted: 0 }));
    const units = type === 'h' && (queue.context.gpu?.matrixUnits.length ?? 0) > 0;
    const ways = units
        ? [
            ...Object.entries(UNIT_COSTS).flatMap(([name, cost]) => withSlices(p, `units-${name}/1`, `units-${name}`, cost, UNIT_KIND)),
            { force: 'tensor-half', predicted: packedTime(p) },
        ]
        : Object.entries(COSTS).flatMap(([name, cost]) => withSlices(p, `${kernel}-${name}`, `${kernel}-${name}-slices`, cost, KIND));
    return [...thin, ...ways].sort((a, b) => a.predicted - b.predicted);
}
/** Every name that can be forced for a product of this type, but those for a C that is a factor; `inC`: one with a factor in C's buffer. */
export function gemmNames(queue, type, aligned, inC = false) {
    const tiles = gemmRules
        .map(({ name }) => name)
        .filter((name) => !/tall|long/i.test(name) && (aligned || !name.startsWith('tiled')) && !(inC && name.startsWith('shifted')));
    const has = (queue.context.gpu?.matrixUnits.length ?? 0) > 0;
    const tensor = tensorNames.filter((name) => name.startsWith('tensor-half') === (type === 'h'));
    return [...tiles, ...(has ? tensor : []), ...(has && type === 'h' ? unitNames : [])];
}
