// quantize_words: quantize of rows that are whole words, in each of which all numbers have one scale.
// Storage   X[(offX + e) / 4], e = o*row + l; word offY/4 + e*BITS/32 of Y, the lowest l in the lowest bits; S, Z as quantize
// Mapping   workgroup x -> THREADS*DEPTH words of Y; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..4)   BITS 4 or 8
// Model     bound by memory: loads of all words are on their way before the first of them is computed with
// Needs     row a multiple of 32/BITS, offX and offY of 4; count words; of all numbers of a word the same scale; hasZero, zeroInY as quantize
// Source    ONNX, QuantizeLinear
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 8u;
const FOURS: u32 = 8u / BITS;

// @use lib/quantized_scales
@group(0) @binding(0) var<storage, read> X: array<vec4<T>>;
@group(0) @binding(3) var<storage, read_write> Y: array<u32>;

// @use lib/quantized_integer
// @use lib/quantized_zero

@compute @workgroup_size(THREADS)
fn quantize_words(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // Behind the last word it is loaded once more: a branch around a load keeps it from overlapping with others.
  // @registers
  var x: array<vec4f, DEPTH * FOURS>;
  // @registers
  var at: array<u32, DEPTH>;
  // @registers
  var scale: array<R, DEPTH>;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let e = 4u * FOURS * min(first + q * THREADS, p.count - 1u);
    let o = e / p.row;
    at[q] = scaleAt(o, e - o * p.row);
    scale[q] = S[p.offS + at[q]];
    // @unroll
    for (var h = 0u; h < FOURS; h++) {
      x[q * FOURS + h] = vec4f(X[(p.offX + e) / 4u + h]);
    }
  }
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    if (first + q * THREADS < p.count) {
      let zero = zeroPoint(at[q]);
      var word = 0u;
      // @unroll
      for (var h = 0u; h < FOURS; h++) {
        let bits = (vec4u(integersFor(x[q * FOURS + h], scale[q], zero)) & vec4u((1u << BITS) - 1u)) << (vec4u(0u, 1u, 2u, 3u) * BITS);
        word |= (bits.x | bits.y | bits.z | bits.w) << (4u * BITS * h);
      }
      Y[p.offY / 4u + first + q * THREADS] = word;
    }
  }
}
