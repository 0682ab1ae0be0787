// conv_direct_filter: the gradient of a convolution by its filters, or with BIAS = 1 that by its bias, by the definition.
// Storage   X, Y (the gradient by the result) and F (that by the filters, written) by the steps of their tensors; of the bias F[offF + o]
// Mapping   workgroup x -> one element of F; thread -> every THREADS-th pixel of the results, then a tree
// Tunables  THREADS (32..256, a power of two)   BIAS   workgroup bytes = THREADS*4
// Needs     all places below 2^31
// Source    Dumoulin and Visin 2016, A guide to convolution arithmetic
// @use lib/field
const THREADS: u32 = 64u;
const BIAS: u32 = 0u;

// @use lib/conv_direct_params
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
@group(0) @binding(2) var<storage, read_write> F: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/conv_places
var<workgroup> sums: array<R, THREADS>;

@compute @workgroup_size(THREADS)
fn conv_direct_filter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = i32(group.x + p.baseX);
  // o fastest, then c, fx, fy: the filter's place follows from the steps.
  let o = id % p.outChannels;
  let c = id / p.outChannels % p.depth;
  let tap = id / p.outChannels / p.depth;
  let fx = tap % p.filterWidth;
  let fy = tap / p.filterWidth;
  let c0 = o / p.perGroup * p.depth;
  let pixels = p.images * p.outHeight * p.outWidth;
  var sum = 0.0;
  for (var k = i32(t); k < pixels; k += i32(THREADS)) {
    let line = k / p.outWidth;
    let ox = k - line * p.outWidth;
    let image = line / p.outHeight;
    let oy = line - image * p.outHeight;
    let dy = widen(Y[resultAt(image, oy, ox, o)]);
    if (BIAS == 1u) {
      sum += dy;
      continue;
    }
    let y = oy * p.strideY + fy * p.dilationY - p.padTop;
    let x = ox * p.strideX + fx * p.dilationX - p.padLeft;
    if (y >= 0 && y < p.height && x >= 0 && x < p.width) {
      sum = fma(widen(X[xAt(image, y, x, c0 + c)]), dy, sum);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    if (BIAS == 1u) {
      F[p.offF + u32(o)] = narrow(sums[0]);
    } else {
      F[filterAt(o, fy, fx, c)] = narrow(sums[0]);
    }
  }
}
