// im2col: gathers the windows of a convolution, one row of `depth` numbers for each output pixel, zeros where a window hangs over the edge.
// Storage   x[((image*height + y)*width + x)*channels + c] -> W[(pixel - first)*depth + (fy*filterWidth + fx)*channels + c]
//           pixel = (image*outHeight + oy)*outWidth + ox, of which there are count/depth from `first` on
// Mapping   workgroup x -> THREADS*EACH numbers of W; thread -> EACH of them, THREADS apart
// Tunables  THREADS (32..256)  EACH (1..8)
// Needs     no alignment; W has fewer than 2^32 numbers
// Source    the lowering of convolutions to products in Caffe (Jia et al. 2014)
alias T = f32;
const THREADS: u32 = 128u;
const EACH: u32 = 4u;

struct Params {
  baseX: u32,
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
  let begin = (group.x + p.baseX) * (THREADS * EACH) + t;
  // @unroll
  for (var q = 0u; q < EACH; q++) {
    let e = begin + q * THREADS;
    if (e < p.count) {
      let pixel = p.first + e / p.depth;
      let number = e % p.depth;
      let line = pixel / p.outWidth;
      let place = number / p.channels;
      // Above and left of the image these wrap around, and are then beyond its other edge as well.
      let row = (line % p.outHeight) * p.strideY + (place / p.filterWidth) * p.dilationY - p.top;
      let col = (pixel % p.outWidth) * p.strideX + (place % p.filterWidth) * p.dilationX - p.left;
      var value = T(0);
      if (row < p.height && col < p.width) {
        value = x[(((line / p.outHeight) * p.height + row) * p.width + col) * p.channels + number % p.channels];
      }
      W[e] = value;
    }
  }
}
