// What a product takes on a large GPU by tiles of C and slices of its depth, predicted: the choice among kernels for one product follows
// from it, for shapes that nobody has measured too. Constants were fitted to 440 times of 36 shapes by all tiles on an NVIDIA H100 80GB
// HBM3, 2026-11-25 (they are typically 14 % off; so are those of halves on matrix units), and to 20 times on an H200, 2026-11. With the
// H200's memory, 1.3 times as fast, those shapes have the same choices; other large GPUs are in proportion, which is all that counts.
const PROCESSORS = 132;
/** us of a dispatch behind another. */
const DISPATCH = 2.5;
/** us that loads of a slab take, however short its arithmetic. */
const LATENCY = 0.7;
/** us per slab in which no arithmetic is done: barriers, and what stands between loads and the first product. */
const WAIT = 0.22;
/** Bytes in us from memory, and of what was just written. */
const MEMORY = 3e6;
const CACHE = 4.5e6;
/** `start` of workgroups that read C before they write it, over that of others: with few of them on a processor nothing else runs then. */
const UPDATING = 4.5;
/**
 * Workgroups behind the last full round come to whichever processors are ready first, which then hold as many as they can: so much of the
 * way from an even share to that.
 */
const UNEVEN = 0.6;
/** Up to this many rows or columns beyond whole tiles are computed apart from them. */
const STRIP = 8;
/**
 * Rows (columns) of C that large tiles should leave to others: a few beyond the last whole tile would cost as much as a tile, often a
 * whole further round of them (n = 4097 makes 561 tiles of 256 x 128 instead of 512, 5 rounds of 132 instead of 4), while a kernel for
 * thin products computes them for one pass over the other factor.
 */
export const strip = (extent, block) => {
    const rest = extent % block;
    return block >= 64 && extent > 4 * block && rest <= STRIP ? rest : 0;
};
/** What one slab of `here` workgroups on a processor takes; `more`: its arithmetic, over that of the tile. */
const slabTime = ({ BM, BN, BK, rate }, here, more) => Math.max(LATENCY, WAIT + (here * more * 2 * BM * BN * BK) / rate);
/** us that the product takes with this tile, its depth cut into `slices`. */
export function predicted({ m, n, k, updates = false }, tile, slices, kind) {
    const { BM, BN, BK, resident } = tile;
    const { bytes } = kind;
    const slabs = Math.ceil(Math.ceil(k / BK) / slices);
    // Without slices a few rows and columns beyond whole tiles are computed apart, by three dispatches more.
    const rows = slices === 1 && kind.strips ? strip(m, BM) : 0;
    const columns = slices === 1 && kind.strips ? strip(n, BN) : 0;
    const apart = (rows > 0 ? 2 * DISPATCH + (bytes * k * n) / MEMORY : 0) +
        (columns > 0 ? 2 * DISPATCH + (bytes * k * m) / MEMORY : 0);
    const isWhole = (m - rows) % BM === 0 && (n - columns) % BN === 0 && k % BK === 0;
    const more = (isWhole ? 1 : kind.edge) * (m % 8 === 0 && k % 8 === 0 ? 1 : kind.shift);
    const start = slices === 1 && updates ? UPDATING * tile.start : tile.start;
    const round = (here) => start + slabs * slabTime(tile, here, more);
    const tiles = Math.ceil((m - rows) / BM) * Math.ceil((n - columns) / BN);
    const here = Math.ceil((tiles * slices) / PROCESSORS);
    const full = Math.floor(here / resident);
    const left = here % resident;
    const last = full === 0 ? left : left + UNEVEN * (resident - left);
    const computed = full * round(resident) + (left === 0 ? 0 : round(last));
    const moved = (bytes * (m * k + k * n + (slices === 1 ? m * n : 0))) / MEMORY;
    const sum = slices === 1 ? 0 : DISPATCH + (4 * m * n * (2 * slices + 1)) / CACHE;
    // The longer of the two, and more where they are about equal.
    return DISPATCH + Math.cbrt(computed ** 3 + moved ** 3) + sum + apart;
}
const copying = (bytes) => DISPATCH + (2 * bytes) / MEMORY;
/** us by way of copies of the factors in whole tiles, and of C unless the kernel can write it as it lies. */
export function paddedTime({ m, n, k }, tile, kind, writesC) {
    const up = (x, step) => Math.ceil(x / step) * step;
    const whole = predicted({ m: up(m, tile.BM), n: up(n, tile.BN), k: up(k, tile.BK) }, tile, 1, kind);
    const copies = copying(kind.bytes * m * k) + copying(kind.bytes * k * n);
    return whole + copies + (writesC ? 0 : copying(kind.bytes * m * n));
}
/** The number of slices of this tile with the least time; several fill whole rounds of processors. */
export function bestSlices(p, tile, kind, name) {
    const tiles = Math.ceil(p.m / tile.BM) * Math.ceil(p.n / tile.BN);
    const slabs = Math.ceil(p.k / tile.BK);
    let best = { name, slices: 1, time: predicted(p, tile, 1, kind) };
    for (let here = 1; here <= 2 * tile.resident; here++) {
        const wanted = Math.floor((here * PROCESSORS) / tiles);
        if (wanted < 2)
            continue;
        const each = Math.max(kind.leastSlabs, Math.ceil(slabs / wanted));
        const slices = Math.ceil(slabs / each);
        if (slices < 2)
            continue;
        const time = predicted(p, tile, slices, kind);
        if (time < best.time)
            best = { name, slices, time };
    }
    return best;
}
/** The least of what is predicted for these tiles. */
export function bestTile(p, costs, kind, isPossible) {
    let best;
    for (const name in costs) {
        if (!isPossible(name))
            continue;
        const plan = bestSlices(p, costs[name], kind, name);
        if (best === undefined || plan.time < best.time)
            best = plan;
    }
    return best;
}
