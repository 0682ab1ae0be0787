import { fill, realWindow, window } from '../../../lib/operands.js';
const usual = { bits: '8', unsigned: false, per: 'tensor', group: 32, offset: 2 };
export const sweep = [
    { ...usual, outer: 0, channels: 3, inner: 2 },
    { ...usual, outer: 2, channels: 3, inner: 0 },
    { ...usual, outer: 1, channels: 1, inner: 1, bits: '4', unsigned: true, bare: true },
    { ...usual, outer: 3, channels: 5, inner: 7, per: 'channels', unsigned: true, offset: 5 },
    { ...usual, outer: 3, channels: 5, inner: 7, bits: '4', per: 'channels', offset: 3 },
    { ...usual, outer: 5, channels: 67, inner: 1, bits: '4', unsigned: true, per: 'groups', group: 8 },
    { ...usual, outer: 2, channels: 9, inner: 3, per: 'groups', group: 4, offset: 1 },
    { ...usual, outer: 1, channels: 3000, inner: 1, bits: '4', bare: true, offset: 0 },
    { ...usual, outer: 4, channels: 600, inner: 2, unsigned: true, per: 'groups', group: 7, offset: 6 },
];
export const fromOptions = ({ m, n }) => ({
    ...{ ...usual, outer: n, channels: m, inner: 1, per: 'groups', offset: 0 },
});
export const scalesOf = ({ outer, channels, inner, per, group }) => ({ tensor: 1, channels, groups: outer * Math.ceil(channels / group) * inner })[per];
export const bytesIn = ({ outer, channels, inner, bits }) => outer * Math.ceil((channels * inner * Number(bits)) / 8);
/** Bytes from all over their range, or from `least` to below `least` + `count`, also around their window. */
export function bytes(length, offset, random, least = -128, count = 256) {
    const view = window('b', length, 1, { offset });
    view.data.forEach((_, at) => {
        view.data[at] = least + Math.floor(count * random.rand());
    });
    return { ...view, type: 'b' };
}
/** Scales, and zero points that integers of so many bits can be. */
export function scaling(problem, random) {
    const { bits, unsigned, offset, bare } = problem;
    const scale = realWindow('s', scalesOf(problem), 1, { offset }, 'read');
    fill('s', scale, () => 0.05 + 0.05 * random.rand());
    const least = unsigned && bits === '4' ? 0 : -(2 ** (Number(bits) - 1));
    const zero = bytes(scalesOf(problem), offset, random, least, 2 ** Number(bits));
    return { scale, ...(!bare && { zero }) };
}
/** Operands as the references take them. */
export function partsOf(views) {
    const { X, Y, scale, zero } = views;
    const byte = ({ data, offset }) => ({ data: Int8Array.from(data), off: offset });
    const number = ({ data, offset }) => ({ data: Float64Array.from(data), off: offset });
    return { X: number(X), bytesX: byte(X), Y: byte(Y), scale: number(scale), zero: zero && byte(zero) };
}
