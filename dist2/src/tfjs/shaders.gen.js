// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const im2col = `
alias T = f32;
const THREADS: u32 = 128u;
const WINDOWS: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  count: u32,
  first: u32,
  depth: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterWidth: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn im2col(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = (group.x + p.baseX) * THREADS + t;
  let window0 = (group.y + p.baseY) * WINDOWS;
  let place = number / p.channels;
  let channel = number - place * p.channels;
  let fy = place / p.filterWidth;
  let down = fy * p.dilationY - p.top;
  let right = (place - fy * p.filterWidth) * p.dilationX - p.left;
  // @unroll
  for (var q = 0u; q < WINDOWS; q++) {
    let window = window0 + q;
    if (window < p.count && number < p.depth) {
      let pixel = p.first + window;
      let line = pixel / p.outWidth;
      let image = line / p.outHeight;
      let row = (line - image * p.outHeight) * p.strideY + down;
      let col = (pixel - line * p.outWidth) * p.strideX + right;
      var value = T(0);
      if (row < p.height && col < p.width) {
        value = x[((image * p.height + row) * p.width + col) * p.channels + channel];
      }
      W[window * p.depth + number] = value;
    }
  }
}
`;
