// conv_columns: gathers the windows of a convolution, or of its gradient by the images, into a matrix, zeros where they hang over the edge.
// Formula   number l = (fy, fx, c) of window (image, oy, ox) is x(image, row, column, c) with row = (oy*strideY + fy*dilationY - top)/everyY,
//           column alike, where these are integers that the image has, else 0. A gradient has negative dilations, and every stride-th
//           pixel of the result of a convolution
// Storage   x[offX + image*xN + row*xY + column*xX + c*xC] -> W[window*stepW + l*stepL], channels the fastest in l, or with channelsFirst
//           the slowest
// Mapping   workgroup (x, y) -> THREADS numbers of LINES windows; with ACROSS 1 THREADS windows of LINES numbers: neighbouring threads
//           write neighbours. What is a thread's own in all of its LINES elements it finds once
// Tunables  THREADS (32..256)   LINES (1..16)   ACROSS
// Needs     no alignment; all places below 2^31
// Source    the lowering of convolutions to products in Caffe (Jia et al. 2014)
// @use lib/field
const THREADS: u32 = 128u;
const LINES: u32 = 8u;
const ACROSS: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  count: i32,
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
  everyY: i32,
  everyX: i32,
  channelsFirst: u32,
  offX: i32,
  xN: i32,
  xY: i32,
  xX: i32,
  xC: i32,
  stepW: i32,
  stepL: i32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/conv_gathered

@compute @workgroup_size(THREADS)
fn conv_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let own = i32((group.x + p.baseX) * THREADS + t);
  let line0 = i32((group.y + p.baseY) * LINES);
  // @unroll
  for (var q = 0u; q < LINES; q++) {
    let line = line0 + i32(q);
    let l = select(own, line, ACROSS == 1u);
    let window = select(line, own, ACROSS == 1u);
    if (l < p.depth && window < p.count) {
      let first = windowOf(window);
      let tap = tapOf(l);
      let y = first.y + tap.x;
      let x0 = first.z + tap.y;
      let row = y / p.everyY;
      let column = x0 / p.everyX;
      var value = T(0);
      if (y >= 0 && x0 >= 0 && row * p.everyY == y && column * p.everyX == x0 && row < p.height && column < p.width) {
        value = x[p.offX + first.x * p.xN + row * p.xY + column * p.xX + tap.z * p.xC];
      }
      W[window * p.stepW + l * p.stepL] = value;
    }
  }
}
