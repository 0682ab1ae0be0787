// conv_tiled: a convolution of images, channels last, as the product of its filter and its windows,
// which are read from the images and never stored.
// Formula   y(i, w) = sum over l of F(i, l) X(l, w): m channels by n windows, depth l = (tapY*tapsX + tapX)*channels + c, zeros where
//           a window hangs over the image
//           TURNED 1: the gradient by the images. x is then that by the result, the windows lie around pixels of the image, and
//           the filter is read turned by half a circle, with its channels exchanged. With strides, pixels whose place modulo the strides is
//           the same have the same taps: a phase, one dense convolution each. There are strideY*strideX of them, in the same launch
// Storage   x[((image*height + row)*width + col)*channels + c]   F[((fy*filterWidth + fx)*channels + c)*m + i], with TURNED
//           (.. *m + i)*channels + c y[slice*strideC + ((image*outHeight + row)*outWidth + col)*ldy + i]
// Mapping   workgroup (x, y, z) -> channels x*BM.., windows y*BN.., z = slice*phases + phase; windows are (image*gridHeight + gy)*gridWidth
//           + gx. The thread's part of the tile and the slabs are gemm_tiled's
// Tunables  BM BN tile (16..128)  BK depth of a slab (8, 16)  TM TN per thread (4, 8)  KU steps of depth unrolled (divides BK)
//           PAD as in gemm_tiled  BM*BK and BN*BK must be multiples of 4*THREADS
//           WIDE_X 1: four channels of x are read as one vector, 0: one by one   WIDE_WEIGHTS: numbers of F likewise; with TURNED as x
//           EPILOGUE 1: gemm_epilogue
// Slices    slice z is the depths z*each..min((z+1)*each, k), each a multiple of BK; their sums are strideC apart
// Needs     ldy a multiple of 4, channels if WIDE_X = 1, m if EPILOGUE = 1 or WIDE_WEIGHTS = 1 and TURNED = 0; all places below 2^31;
//           TURNED without dilation. Barriers are uniform because k and each are the same for all of a workgroup
// Source    implicit products: Chetlur et al. 2014, cuDNN; phases: Dumoulin and Visin 2016, A guide to convolution arithmetic
const TURNED: u32 = 0u;
// @use lib/conv_tile

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterHeight: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> F: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = f32;
// @end
// @use lib/gemm_epilogue_four


// The taps of a phase.
struct Taps {
  phaseY: u32,
  phaseX: u32,
  firstY: u32, // where they start in the filter
  firstX: u32,
  countY: u32,
  countX: u32,
  shiftY: u32, // how far below the window's place the first row is; it may be above
  shiftX: u32,
}

fn tapsOf(phase: u32) -> Taps {
  if (TURNED == 0u) {
    return Taps(0u, 0u, 0u, 0u, p.filterHeight, p.filterWidth, 0u - p.top, 0u - p.left);
  }
  let y = phase / p.strideX;
  let x = phase % p.strideX;
  let firstY = (y + p.top) % p.strideY;
  let firstX = (x + p.left) % p.strideX;
  let countY = (p.filterHeight + p.strideY - 1u - firstY) / p.strideY;
  let countX = (p.filterWidth + p.strideX - 1u - firstX) / p.strideX;
  let shiftY = (y + p.top) / p.strideY + 1u - countY;
  let shiftX = (x + p.left) / p.strideX + 1u - countX;
  return Taps(y, x, firstY, firstX, countY, countX, shiftY, shiftX);
}

// The pixel that a window gives, or NONE.
const NONE: u32 = 0xffffffffu;
fn pixelOf(window: u32, taps: Taps) -> u32 {
  if (TURNED == 0u) {
    return select(NONE, window, window < p.n);
  }
  let line = window / p.gridWidth;
  let image = line / p.gridHeight;
  let row = (line - image * p.gridHeight) * p.strideY + taps.phaseY;
  let column = (window - line * p.gridWidth) * p.strideX + taps.phaseX;
  let exists = (window < p.n) & (row < p.outHeight) & (column < p.outWidth);
  return select(NONE, (image * p.outHeight + row) * p.outWidth + column, exists);
}

@compute @workgroup_size(THREADS)
fn conv_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let quad = (t % (BK / 4u)) * 4u;

  let phases = select(1u, p.strideY * p.strideX, TURNED == 1u);
  let z = group.z + p.baseZ;
  let slice = z / phases;
  let taps = tapsOf(z % phases);
  let tapsX = taps.countX;
  let start = slice * p.each;
  let k = min(taps.countY * tapsX * p.channels, start + p.each);

  // The first pixels of the windows that this thread loads from.
  // @registers
  var rows: array<u32, LOADS_B>;
  // @registers
  var columns: array<u32, LOADS_B>;
  // @registers
  var origins: array<u32, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let window = col0 + (t + s * THREADS) / (BK / 4u);
    let line = window / p.gridWidth;
    let image = line / p.gridHeight;
    let row = (line - image * p.gridHeight) * select(p.strideY, 1u, TURNED == 1u) + taps.shiftY;
    let column = (window - line * p.gridWidth) * select(p.strideX, 1u, TURNED == 1u) + taps.shiftX;
    rows[s] = select(NOWHERE, row, window < p.n);
    columns[s] = column;
    origins[s] = ((image * p.height + row) * p.width + column) * p.channels;
  }

  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  {
    let at = start;
// @use lib/conv_fetch
  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TURNED == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        As[quad * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(quad + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(quad + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(quad + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let j = (t + s * THREADS) / (BK / 4u);
      Bs[quad * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
      Bs[(quad + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
      Bs[(quad + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
      Bs[(quad + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
// @use lib/conv_fetch
    }
// @use lib/gemm_product
    workgroupBarrier();
  }

  // @unroll
  for (var c = 0u; c < TN; c++) {
    let window = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    let pixel = pixelOf(window, taps);
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((pixel != NONE) & (i < p.m)) {
        var value = acc[c * (TM / 4u) + r];
        // @when EPILOGUE
        value = epilogue(value, i, pixel);
        // @end
        y[(slice * p.strideC + pixel * p.ldy + i) / 4u] = value;
      }
    }
  }
}
