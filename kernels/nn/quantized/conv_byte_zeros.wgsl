// conv_byte_zeros: a convolution of bytes less what zero points are in its sums of products.
// Formula   Y(window, o) += depth zx zw(o) - zx sumF(o) - zw(o) sumX(window)
// Storage   Y[offY + image*yN + pixel*yP + o*yC], window = image*pixels + pixel; sumsX[window], sumsF[o] (sum of bytes, zero point)
// Mapping   workgroup x -> THREADS elements; thread -> one, neighbours being channels of a pixel, or with channelsFirst pixels of a channel
// Tunables  THREADS (64..256)
// Needs     integers wrap; all places below 2^31
// Source    Jacob et al. 2018, Quantization and Training of Neural Networks, section 2.3
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  count: u32,
  pixels: u32,
  outChannels: u32,
  channelsFirst: u32,
  depth: i32,
  firstF: u32,
  offY: u32,
  yN: u32,
  yP: u32,
  yC: u32,
}
@group(0) @binding(0) var<storage, read> sumsX: array<vec2i>;
@group(0) @binding(1) var<storage, read> sumsF: array<vec2i>;
@group(0) @binding(2) var<storage, read_write> Y: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn conv_byte_zeros(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let image = id / (p.pixels * p.outChannels);
  let rest = id % (p.pixels * p.outChannels);
  let first = p.channelsFirst == 1u;
  let pixel = select(rest / p.outChannels, rest % p.pixels, first);
  let o = select(rest % p.outChannels, rest / p.pixels, first);
  let x = sumsX[image * p.pixels + pixel];
  let f = sumsF[p.firstF + o];
  Y[p.offY + image * p.yN + pixel * p.yP + o * p.yC] += p.depth * x.y * f.y - x.y * f.x - f.y * x.x;
}
