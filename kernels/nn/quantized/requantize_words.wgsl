// requantize_words: requantize of four integers at a time, of one channel or of neighbours.
// Storage   X[(offX + e) / 4], e = (o*channels + c)*inner + i; bias[offB + c]; scale[offS + c*each]; word (offY + e) / 4 of Y
// Mapping   workgroup x -> THREADS*DEPTH words of Y; thread -> DEPTH of them, THREADS apart
// Tunables  THREADS (64..256)  DEPTH (1..4)
// Model     bound by memory: loads of all words are on their way before the first of them is computed with
// Needs     inner a multiple of four, or 1 and channels one; offX and offY multiples of four; count words. hasBias 0: bias is not read.
//           Integers wrap. What is not a number becomes the zero point
// Source    Jacob et al. 2018; ONNX, QLinearConv
const THREADS: u32 = 256u;
const DEPTH: u32 = 2u;

@group(0) @binding(0) var<storage, read> X: array<vec4i>;

// @use lib/requantized

@compute @workgroup_size(THREADS)
fn requantize_words(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  let next = select(0u, 1u, p.inner == 1u);
  // Behind the last word it is loaded once more: a branch around a load keeps it from overlapping with others.
  // @registers
  var sums: array<vec4i, DEPTH>;
  // @registers
  var scales: array<vec4f, DEPTH>;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let word = min(first + q * THREADS, p.count - 1u);
    let c = 4u * word / p.inner % p.channels;
    sums[q] = X[p.offX / 4u + word];
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      scales[q][r] = scale[p.offS + (c + r * next) * p.each];
      if (p.hasBias == 1u) {
        sums[q][r] += bias[p.offB + c + r * next];
      }
    }
  }
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    if (first + q * THREADS < p.count) {
      let bytes = bytesFor(sums[q], scales[q]);
      Y[p.offY / 4u + first + q * THREADS] = bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
    }
  }
}
