import { dequantize, dynamicQuantize, quantize } from '../../src/nn.js';
const [rows, depth, group] = [4096, 4096, 32];
const elements = rows * depth;
const WAYS = [
    { name: '4 bits, groups of 32', bits: '4', per: 'groups', unsigned: true, scales: elements / group },
    { name: 'bytes, channels', bits: '8', per: 'channels', unsigned: false, scales: rows },
];
const sizesOf = (per) => per === 'groups' ? { outer: rows, channels: depth, inner: 1, group } : { outer: 1, channels: rows, inner: depth };
export function quantizedLines(context) {
    const types = ['s', 'h'];
    const byRange = types.map((prec) => {
        // The numbers are read twice.
        const bytes = elements * (2 * (prec === 's' ? 4 : 2) + 1);
        const make = (take) => {
            const made = { Y: context.alloc('b', elements), scale: take(1, 's'), zero: context.alloc('b', 1) };
            const call = { n: elements, X: take(elements), ...made };
            return () => dynamicQuantize(context.queue, call);
        };
        return { name: 'dynamicQuantize 4096 x 4096', prec, bytes, make };
    });
    const byScales = types.flatMap((prec) => WAYS.flatMap(({ name, bits, per, unsigned, scales }) => {
        const bytes = elements / (bits === '4' ? 2 : 1);
        const sizes = { ...sizesOf(per), bits, per, unsigned };
        const line = { prec, bytes: bytes + elements * (prec === 's' ? 4 : 2) + 4 * scales };
        return [
            {
                ...line,
                name: `quantize 4096 x 4096, ${name}`,
                make: (take) => {
                    const call = { ...sizes, X: take(elements), scale: take(scales, 's'), Y: context.alloc('b', bytes) };
                    return () => quantize(context.queue, call);
                },
            },
            {
                ...line,
                name: `dequantize 4096 x 4096, ${name}`,
                make: (take) => {
                    const call = { ...sizes, X: context.alloc('b', bytes), scale: take(scales, 's'), Y: take(elements) };
                    return () => dequantize(context.queue, call);
                },
            },
        ];
    }));
    return [...byScales, ...byRange];
}
