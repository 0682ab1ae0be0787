// dequantize_fours: dequantize of rows that are whole words, in each of which all numbers have one scale.
// Storage   bits e*BITS.. of the words from offX/4 on, e = o*row + l, the lowest l in the lowest bits; Y[(offY + e) / 4]; S, Z as dequantize
// Mapping   workgroup x -> THREADS*DEPTH fours of numbers; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..4)   BITS 4 or 8
// Model     bound by memory: loads of all fours are on their way before the first of them is computed with
// Needs     row a multiple of 32/BITS, offX and offY of 4; count fours; of all numbers of a word the same scale; hasZero 0: the zero point
//           is p.zero
// Source    ONNX, DequantizeLinear
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 8u;
const NUMBERS: u32 = 32u / BITS; // of a word

// @use lib/quantized_scales
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<T>>;

@compute @workgroup_size(THREADS)
fn dequantize_fours(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // Behind the last four it is loaded once more: a branch around a load keeps it from overlapping with others.
  // @registers
  var words: array<u32, DEPTH>;
  // @registers
  var scale: array<R, DEPTH>;
  // @registers
  var zero: array<i32, DEPTH>;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let e = 4u * min(first + q * THREADS, p.count - 1u);
    let o = e / p.row;
    let at = scaleAt(o, e - o * p.row);
    words[q] = X[p.offX / 4u + e / NUMBERS] >> (e % NUMBERS * BITS);
    scale[q] = S[p.offS + at];
    zero[q] = p.zero;
    if (p.hasZero == 1u) {
      let z = p.offZ + at;
      zero[q] = integerOf(Z[z / 4u] >> (8u * (z % 4u)), 8u);
    }
  }
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let four = first + q * THREADS;
    if (four < p.count) {
      let w = words[q];
      let integers = vec4i(
        integerOf(w, BITS), integerOf(w >> BITS, BITS), integerOf(w >> (2u * BITS), BITS), integerOf(w >> (3u * BITS), BITS));
      Y[p.offY / 4u + four] = vec4<T>(vec4f(integers - vec4i(zero[q])) * scale[q]);
    }
  }
}
