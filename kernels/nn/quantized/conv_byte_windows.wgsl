// conv_byte_windows: gathers the windows of a convolution of bytes into rows of whole words of bytes with a sign: the zero point where they
// hang over the edge, 0 behind their end.
// Formula   byte l = (fy, fx, c) of window (image, oy, ox) is x(image, oy*strideY + fy*dilationY - top, column alike, c), `moved`
// Storage   byte offX + image*xN + row*xY + column*xX + c*xC of x -> byte l of words W[window*words], channels the fastest in l, or with
//           channelsFirst the slowest; zero point in byte offZ of Z
// Mapping   workgroup x -> THREADS words; thread -> one
// Tunables  THREADS (64..256)
// Needs     moved 128 for bytes without a sign, else 0; hasZero 0: the zero point is that of byte 0; all places below 2^31
// Source    the lowering of convolutions to products in Caffe (Jia et al. 2014)
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  count: u32,
  words: u32,
  depth: i32,
  height: i32,
  width: i32,
  channels: i32,
  filterHeight: i32,
  filterWidth: i32,
  outHeight: i32,
  outWidth: i32,
  strideY: i32,
  strideX: i32,
  dilationY: i32,
  dilationX: i32,
  top: i32,
  left: i32,
  channelsFirst: u32,
  offX: i32,
  xN: i32,
  xY: i32,
  xX: i32,
  xC: i32,
  hasZero: u32,
  offZ: u32,
  moved: u32,
}
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> Z: array<u32>;
@group(0) @binding(2) var<storage, read_write> W: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/conv_gathered

@compute @workgroup_size(THREADS)
fn conv_byte_windows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  var zero = 0u;
  if (p.hasZero == 1u) {
    zero = Z[p.offZ / 4u] >> (8u * (p.offZ % 4u));
  }
  let window = windowOf(i32(id / p.words));
  let first = 4 * i32(id % p.words);
  var word = 0u;
  for (var q = 0; q < 4; q++) {
    if (first + q < p.depth) {
      let tap = tapOf(first + q);
      let row = window.y + tap.x;
      let column = window.z + tap.y;
      var byte = zero;
      if (row >= 0 && row < p.height && column >= 0 && column < p.width) {
        let place = u32(p.offX + window.x * p.xN + row * p.xY + column * p.xX + tap.z * p.xC);
        byte = x[place / 4u] >> (8u * (place % 4u));
      }
      word = insertBits(word, byte ^ p.moved, 8u * u32(q), 8u);
    }
  }
  W[id] = word;
}
