// What the two stages of a tridiagonal reduction take of a GPU's memory. Arithmetic only.
import { fields } from '../../core/field.js';
import { carryWorkspace, columnsWorkspace, INNER, larfbWorkspace, ROOM, reflectorsWorkspace } from '../qr/qrBlocks.js';
import { bandLength, sweepsOf } from './sb2stDispatches.js';
const up = (x, step) => Math.ceil(x / step) * step;
/**
 * See sytrdSy2sbWorkspace. The whole matrix and what a reduction has beside it; then V twice, W and X of a panel, products of two of them,
 * T, and what the panel takes while it is factored.
 */
export function sy2sbBytes(type, n, kd) {
    if (n === 0)
        return 0;
    const order = up(n, 4);
    const { bytes } = fields[type];
    const reduction = bytes * (order * order + (type === 'c' ? order : 0)) + 4 * (3 * order + 4);
    const rows = order - kd;
    if (n <= kd)
        return reduction + 16 * n;
    const inner = Math.min(kd, INNER);
    const factoring = reflectorsWorkspace(rows, Math.min(kd, rows)) +
        larfbWorkspace(kd, kd) +
        (kd > INNER ? reflectorsWorkspace(rows, inner) : 0) +
        Math.max(carryWorkspace(type, rows, inner, ROOM), columnsWorkspace(rows));
    return reduction + bytes * (4 * kd * up(rows, 4) + 2 * kd * up(kd, 4) + factoring);
}
/** See sytrdSb2stWorkspace. The band, reflectors that are not kept, sums of a norm. */
export function sb2stBytes(type, n, kd, vect) {
    if (n === 0)
        return 0;
    const kept = vect === 'n' ? Math.max(1, sweepsOf(n, type === 'c')) * kd : 0;
    return fields[type].bytes * (bandLength(n, kd) + kept) + 4 * (4 * n + 4);
}
