// conv_filter: the gradient of a convolution by its filter as a product whose second factor, the windows of the images, is never stored.
// Formula   df(i, j) = sum over w of dy(i, w) X(j, w):
//           m channels by n depths j = (tapY*filterWidth + tapX)*channels + c, over all windows w
// Storage   x[((image*height + row)*width + col)*channels + c]   dy[w*m + i], w = (image*gridHeight + oy)*gridWidth + ox
//           df[slice*strideC + j*ldy + i]
// Mapping   workgroup (x, y, z) -> channels x*BM.., depths y*BN.., slice z. The thread's part of the tile and the slabs, BK windows each,
//           are gemm_tiled's. A thread loads the same four depths of every window; where the windows lie is in a table in workgroup memory,
//           whose two halves are a slab's and the next one's, a window per thread
// Tunables  BM BN tile (16..128)  BK windows of a slab (8, 16)  TM TN per thread (4, 8)  KU of them unrolled (divides BK)
//           PAD as in gemm_tiled  BM*BK and BN*BK must be multiples of 4*THREADS, THREADS of BN/4 and at least BK
//           WIDE_X 1: four channels of x are read as one vector, 0: one by one   WIDE_WEIGHTS: channels of dy likewise
// Slices    slice z is the windows z*each..min((z+1)*each, windows), each a multiple of BK; their sums are strideC apart
// Needs     ldy a multiple of 4, channels if WIDE_X = 1, m if WIDE_WEIGHTS = 1; all places below 2^31.
//           Barriers are uniform because each is the same for all of a workgroup
// Source    implicit products: Chetlur et al. 2014, cuDNN
// @use lib/conv_tile

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  windows: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
}
@group(0) @binding(0) var<storage, read> dy: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> df: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> table: array<vec3u, 2u * BK>;

// Row, column and place of the first pixel of a window; above and left of the image they wrap around.
// Beyond the last window, a row that no image has.
fn windowAt(window: u32, end: u32) -> vec3u {
  let line = window / p.gridWidth;
  let image = line / p.gridHeight;
  let row = (line - image * p.gridHeight) * p.strideY - p.top;
  let column = (window - line * p.gridWidth) * p.strideX - p.left;
  let origin = ((image * p.height + row) * p.width + column) * p.channels;
  return vec3u(select(NOWHERE, row, window < end), column, origin);
}

@compute @workgroup_size(THREADS)
fn conv_filter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let start = slice * p.each;
  let k = min(p.windows, start + p.each);

  let l = col0 + (t % (BN / 4u)) * 4u;
  let depths = p.n;
  let tapsX = p.filterWidth;
// @use lib/conv_taps
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  if (t < BK) {
    table[t] = windowAt(start + t, k);
  }
  workgroupBarrier();
  {
    let at = start;
    let here = 0u;
// @use lib/conv_filter_fetch
  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
      let here = ((at - start) / BK) % 2u * BK;
// @use lib/conv_filter_fetch
    }
// @use lib/gemm_product
    workgroupBarrier();
  }

  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((i < p.m) & (j < p.n)) {
        df[(slice * p.strideC + j * p.ldy + i) / 4u] = acc[c * (TM / 4u) + r];
      }
    }
  }
}
