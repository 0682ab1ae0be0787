// An ONNX model of one node, C = A B, written in protobuf's wire format: fields by number and type, messages with their length in front.
const varint = (value) => value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const int = (field, value) => [...varint(field * 8), ...varint(value)];
const bytes = (field, content) => [
    ...varint(field * 8 + 2),
    ...varint(content.length),
    ...content,
];
const string = (field, text) => bytes(field, [...new TextEncoder().encode(text)]);
const FLOAT = 1;
const DOUBLE = 11;
const IR_VERSION = 8;
const OPSET = 13;
/** A tensor's name, type and sizes: ValueInfoProto. */
function value(name, type, shape) {
    const dimensions = shape.flatMap((size) => bytes(1, int(1, size)));
    const tensor = [...int(1, type), ...bytes(2, dimensions)];
    return [...string(1, name), ...bytes(2, bytes(1, tensor))];
}
export function matmulModel(prec, shape) {
    const type = prec === 's' ? FLOAT : DOUBLE;
    const node = [...string(1, 'A'), ...string(1, 'B'), ...string(2, 'C'), ...string(4, 'MatMul')];
    const graph = [
        ...bytes(1, node),
        ...string(2, 'product'),
        ...bytes(11, value('A', type, shape)),
        ...bytes(11, value('B', type, shape)),
        ...bytes(12, value('C', type, shape)),
    ];
    return Uint8Array.from([...int(1, IR_VERSION), ...bytes(7, graph), ...bytes(8, int(2, OPSET))]);
}
