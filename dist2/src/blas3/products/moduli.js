// The small numbers modulo which doubles are multiplied, and what kernels and drivers have to know of them: how large integers may be, the
// remainders of powers of two, and the parts of the Chinese remainder theorem.
/** Pairwise without a common divisor, the largest first: a byte holds the remainders, from -128 to 127. */
const MODULI = [
    256, 255, 253, 251, 247, 241, 239, 233, 229, 227, 223, 217, 211, 199, 197, 193, 191, 181, 179, 173,
];
export const MOST_MODULI = MODULI.length;
/** Below it the integers of deep products would be lost in the rounding of their factors. */
export const FEWEST_MODULI = 6;
/** As accurate as products in binary64 for factors whose elements are of about one size. */
export const DOUBLE_MODULI = 14;
/** How many are taken for what gemm's argument `accuracy` says, where it is no number; 'f64' takes what the data need. */
export const MODULI_FOR = { wide: MOST_MODULI, df64: 13, f32: 8 };
/** Binary digits that terms of a product may lose against the largest elements of their row and column before more moduli are taken. */
export const FREE_LOSS = 4;
/** Vectors of four words that the table has in front, and for a modulus. */
const [HEAD, VECTORS] = [1, 5];
const LIMB_BITS = 19;
/** An integer stays below this part of the product of the moduli: a sum of 20 f32 must not turn it. */
const [KEPT, OF] = [498n, 1000n];
/** Words of an integer: kernels/blas3/products/double_residues. */
const BYTES = 12;
/** The number of limbs that double_result has variants for. */
export const LIMBS = [6, 7, 9];
const known = new Map();
/** The first `count` of them. */
export function moduliOf(count) {
    let moduli = known.get(count);
    if (moduli === undefined) {
        moduli = made(count);
        known.set(count, moduli);
    }
    return moduli;
}
function made(count) {
    const list = MODULI.slice(0, count).map(BigInt);
    const product = list.reduce((a, b) => a * b, 1n);
    const most = (product * KEPT) / OF;
    let top = 0;
    while (most >> BigInt(2 * top + 2) > 0n)
        top++;
    const part = Number(((most << 29n) >> BigInt(2 * top)) & 0xffffffffn);
    const table = new Uint32Array(4 * vectorsOf(count));
    const floats = new Float32Array(table.buffer);
    list.forEach((p, z) => {
        const at = 4 * (HEAD + VECTORS * z);
        const rest = product / p;
        const weight = inverse(rest % p, p);
        bytesOfPowers(table, at, p, weight);
        table[at + 3] = Number(p);
        bytesOfPowers(table, at + 4, p, 1n);
        floats[at + 7] = 1 / Number(p);
        limbsOf(table, at + 8, rest);
    });
    limbsOf(table, 4 * (HEAD + VECTORS * count), product);
    const needed = Math.ceil((product.toString(2).length - 1) / LIMB_BITS);
    const limbs = LIMBS.find((limbs) => limbs >= needed);
    table.set([count, top, part, limbs]);
    return { count, limbs, table };
}
const vectorsOf = (count) => HEAD + VECTORS * count + 3;
/** Vectors of a table in `spanTables`. */
export const SPAN_STRIDE = vectorsOf(MOST_MODULI);
/** Limbs that integers take there: those of the fewest moduli, and of all others. */
export const SPAN_LIMBS = [LIMBS[0], LIMBS[2]];
/** The tables of DOUBLE_MODULI to MOST_MODULI moduli, for a device to choose from, and one of none: too few for what terms lose. */
export function spanTables() {
    const tables = new Uint32Array(4 * SPAN_STRIDE * (MOST_MODULI - DOUBLE_MODULI + 2));
    for (let count = DOUBLE_MODULI; count <= MOST_MODULI; count++) {
        const at = 4 * SPAN_STRIDE * (count - DOUBLE_MODULI);
        tables.set(moduliOf(count).table, at);
        tables[at + 3] = SPAN_LIMBS[count === DOUBLE_MODULI ? 0 : 1];
    }
    return tables;
}
/** x with a x = 1 modulo p. */
function inverse(a, p) {
    for (let x = 1n; x < p; x++)
        if ((a * x) % p === 1n)
            return x;
    throw new RangeError(`${a} has no inverse modulo ${p}`);
}
/** factor 2^(8b) modulo p, a byte each. */
function bytesOfPowers(table, at, p, factor) {
    let power = factor % p;
    for (let b = 0; b < BYTES; b++, power = (256n * power) % p)
        table[at + (b >> 2)] = (table[at + (b >> 2)] | (Number(power) << (8 * (b & 3)))) >>> 0;
}
function limbsOf(table, at, x) {
    for (let q = 0; x > 0n; q++, x >>= BigInt(LIMB_BITS))
        table[at + q] = Number(x & ((1n << BigInt(LIMB_BITS)) - 1n));
}
