/** V := (W - zero) scale, features x depth. */
export function unpackWeightsRef(p, V) {
    const { features, depth, bits, group, W, scale, zero } = p;
    const groups = Math.ceil(depth / group);
    const pitch = Math.ceil((depth * Number(bits)) / 8);
    for (let f = 0; f < features; f++) {
        for (let l = 0; l < depth; l++) {
            const byte = W.data[W.off + f * pitch + Math.floor((l * Number(bits)) / 8)];
            const q = bits === '8' ? byte : (byte >> (4 * (l % 2))) & 15;
            const at = f * groups + Math.floor(l / group);
            const z = zero === undefined ? (bits === '8' ? 0 : 8) : zero.data[zero.off + at];
            V.data[V.off + f * depth + l] = (q - z) * scale.data[scale.off + at];
        }
    }
}
