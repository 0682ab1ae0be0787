// What quantize and dequantize have in common: how bytes lie, and which scale and zero point an element has.
import { num } from './spec.js';
import { worded } from './windows.js';
/** n elements with one scale, as bytes without a sign. */
export const wholeLayout = (n) => ({
    ...{ outer: 1, channels: n, inner: 1, bits: '8', unsigned: true, per: 'tensor', group: 1 },
});
/** Scale and zero point of element (o, c, i) are at o outerStep + floor(c/group) channelStep + i innerStep. */
export function stepsOf({ channels, inner, per, group }) {
    if (per === 'tensor')
        return { group: 1, outerStep: 0, channelStep: 0, innerStep: 0 };
    if (per === 'channels')
        return { group: 1, outerStep: 0, channelStep: 1, innerStep: 0 };
    return { group, outerStep: Math.ceil(channels / group) * inner, channelStep: inner, innerStep: 1 };
}
/** Bytes of what is one behind the other. */
export const pitchOf = ({ channels, inner, bits }) => Math.ceil((channels * inner * Number(bits)) / 8);
/** The zero point where none is given. */
export const zeroOf = ({ bits, unsigned }) => (bits === '4' && unsigned ? 8 : 0);
/** What a byte of zero points says. */
export const pointOf = (byte, unsigned) => (unsigned ? byte & 255 : byte);
const layoutOf = (a) => a;
const elementsOf = (a) => num(a, 'outer') * num(a, 'channels') * num(a, 'inner');
export const elements = worded('outer channels inner', elementsOf);
export const nothing = (a) => elementsOf(a) === 0;
/** A quotient or product, and a sum. */
export const flops = (a) => 2 * elementsOf(a);
export const bytes = worded('outer ceil(channels inner bits/8)', (a) => num(a, 'outer') * pitchOf(layoutOf(a)));
export const scales = worded('1, channels, or outer ceil(channels/group) inner', (a) => {
    const { outer, channels, inner, per, group } = layoutOf(a);
    if (per === 'tensor')
        return 1;
    return per === 'channels' ? channels : outer * Math.ceil(channels / group) * inner;
});
export const group = {
    kind: 'size',
    default: 32,
    also: (a) => (num(a, 'group') >= 1 ? undefined : 'must be an integer >= 1'),
};
