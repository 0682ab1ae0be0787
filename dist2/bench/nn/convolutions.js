import { convBackwardData, convBackwardFilter, convForward } from '../../src/nn.js';
const [images, channels, filter] = [32, 128, 3];
const ROUTINES = { convForward, convBackwardData, convBackwardFilter };
const NAMES = {
    convForward: ['X', 'F', 'Y'],
    convBackwardData: ['dY', 'F', 'dX'],
    convBackwardFilter: ['X', 'dF', 'dY'],
};
const ways = ['convForward', 'convBackwardData', 'convBackwardFilter'].flatMap((routine) => ['nhwc', 'nchw'].flatMap((layout) => ['s', 'h'].flatMap((prec) => ['gemm', 'direct'].flatMap((algo) => {
    const way = { routine, layout, prec, algo };
    return routine === 'convBackwardData'
        ? [1, 2].map((stride) => ({ ...way, stride }))
        : [{ ...way, stride: 1 }];
}))));
export const convolutionWays = (queue) => ways.map(({ routine, layout, prec, algo, stride }) => {
    const size = 56 / stride;
    const pixels = images * size ** 2;
    return {
        name: `${routine} ${layout} by ${algo}, 3x3, 128 to 128, 32 x 56 x 56, stride ${stride}`,
        prec,
        flops: 2 * pixels * channels * filter ** 2 * channels,
        make: (take) => {
            const sizes = { images, height: 56, width: 56, channels, outChannels: channels };
            const filters = { filterHeight: filter, filterWidth: filter, strideY: stride, strideX: stride };
            const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
            const [x, f, y] = [images * 56 ** 2 * channels, filter ** 2 * channels ** 2, pixels * channels];
            const lengths = { X: x, dX: x, F: f, dF: f, Y: y, dY: y };
            const operands = Object.fromEntries(NAMES[routine].map((name) => [name, take(lengths[name])]));
            const call = { layout, algo, ...sizes, ...filters, ...pads, ...operands };
            return () => ROUTINES[routine](queue, call);
        },
    };
});
