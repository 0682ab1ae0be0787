// requantize: Y := round((X + bias) scale) + zero, ties to even, no less than `least` and no more than least + 255.
// Storage   X[offX + e], e = (o*channels + c)*inner + i; bias[offB + c]; scale[offS + c*each]; byte offY + e of Y, four in a word
// Mapping   workgroup x -> THREADS words of Y; thread -> one, of which it leaves bytes that are not Y's alone
// Tunables  THREADS (64..256)
// Needs     hasBias 0: bias is not read. Integers wrap. What is not a number becomes the zero point
// Source    Jacob et al. 2018; ONNX, QLinearConv
const THREADS: u32 = 256u;

@group(0) @binding(0) var<storage, read> X: array<i32>;

// @use lib/requantized

fn byteFor(e: u32) -> u32 {
  let c = e / p.inner % p.channels;
  var sum = X[p.offX + e];
  if (p.hasBias == 1u) {
    sum += bias[p.offB + c];
  }
  return bytesFor(vec4i(sum), vec4f(scale[p.offS + c * p.each])).x;
}

@compute @workgroup_size(THREADS)
fn requantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let word = p.offY / 4u + (group.x + p.baseX) * THREADS + t;
  let end = p.offY + p.count;
  if (4u * word >= end) {
    return;
  }
  var bytes = Y[word];
  for (var q = 0u; q < 4u; q++) {
    let place = 4u * word + q;
    if ((place >= p.offY) & (place < end)) {
      bytes = insertBits(bytes, byteFor(place - p.offY), 8u * q, 8u);
    }
  }
  Y[word] = bytes;
}
