const place = ({ n, y, x, c }, image, row, column, channel) => image * n + row * y + column * x + channel * c;
/** Calls `visit` with the places of every element of the image, of the filter and of the result that meet in a product. */
function eachProduct(v, visit) {
    const perGroup = v.outChannels / v.groups;
    for (let image = 0; image < v.images; image++)
        for (let oy = 0; oy < v.outHeight; oy++)
            for (let ox = 0; ox < v.outWidth; ox++)
                for (let o = 0; o < v.outChannels; o++) {
                    const result = place(v.result, image, oy, ox, o);
                    const firstChannel = Math.floor(o / perGroup) * v.depth;
                    for (let fy = 0; fy < v.filterHeight; fy++) {
                        const y = oy * v.strideY + fy * v.dilationY - v.padTop;
                        if (y < 0 || y >= v.height)
                            continue;
                        for (let fx = 0; fx < v.filterWidth; fx++) {
                            const x = ox * v.strideX + fx * v.dilationX - v.padLeft;
                            if (x < 0 || x >= v.width)
                                continue;
                            for (let c = 0; c < v.depth; c++)
                                visit(place(v.x, image, y, x, firstChannel + c), place(v.filter, o, fy, fx, c), result);
                        }
                    }
                }
}
function stored(sums, to) {
    for (let k = 0; k < sums.length; k++)
        to.data[to.off + k] = sums[k];
}
/** Y := f(the convolution of X with the filters F + bias). */
export function convForwardRef(v, X, F, bias, f, Y) {
    const sums = new Float64Array(v.images * v.outHeight * v.outWidth * v.outChannels);
    eachProduct(v, (x, filter, result) => {
        sums[result] += X.data[X.off + x] * F.data[F.off + filter];
    });
    for (let k = 0; k < sums.length; k++) {
        const o = Math.floor(k / v.result.c) % v.outChannels;
        sums[k] = f(sums[k] + (bias === undefined ? 0 : bias.data[bias.off + o]));
    }
    stored(sums, Y);
}
/** dX := the gradient by the images. */
export function convBackwardDataRef(v, F, dY, dX) {
    const sums = new Float64Array(v.images * v.height * v.width * v.channels);
    eachProduct(v, (x, filter, result) => {
        sums[x] += F.data[F.off + filter] * dY.data[dY.off + result];
    });
    stored(sums, dX);
}
/** dF := the gradient by the filters, dBias that by the bias. */
export function convBackwardFilterRef(v, X, dY, dF, dBias) {
    const sums = new Float64Array(v.filterHeight * v.filterWidth * v.depth * v.outChannels);
    eachProduct(v, (x, filter, result) => {
        sums[filter] += X.data[X.off + x] * dY.data[dY.off + result];
    });
    stored(sums, dF);
    if (dBias === undefined)
        return;
    const byBias = new Float64Array(v.outChannels);
    const results = v.images * v.outHeight * v.outWidth * v.outChannels;
    for (let k = 0; k < results; k++)
        byBias[Math.floor(k / v.result.c) % v.outChannels] += dY.data[dY.off + k];
    stored(byBias, dBias);
}
