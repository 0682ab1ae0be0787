import { pitchOf, pointOf, stepsOf, zeroOf } from '../../core/scales.js';
/** Four bits of a byte, with a sign unless they have none. */
const four = (byte, second, unsigned) => unsigned ? (byte >> (4 * second)) & 15 : (byte << (28 - 4 * second)) >> 28;
/** Y := (X - zero) scale. */
export function dequantizeRef(q, Y) {
    const { outer, channels, inner, bits, unsigned, X, scale } = q;
    const [steps, pitch] = [stepsOf(q), pitchOf(q)];
    for (let o = 0; o < outer; o++)
        for (let c = 0; c < channels; c++)
            for (let i = 0; i < inner; i++) {
                const at = o * steps.outerStep + Math.floor(c / steps.group) * steps.channelStep + i * steps.innerStep;
                const zero = q.zero === undefined ? zeroOf(q) : pointOf(q.zero.data[q.zero.off + at], unsigned);
                const e = c * inner + i;
                const byte = X.data[X.off + o * pitch + Math.floor((e * Number(bits)) / 8)];
                const x = bits === '8' ? pointOf(byte, unsigned) : four(byte, e % 2, unsigned);
                Y.data[Y.off + o * channels * inner + e] = (x - zero) * scale.data[scale.off + at];
            }
}
