// conv_direct: a convolution by its definition, of images that lie in either way, in groups, with bias and activation.
// Storage   X, F and Y by the steps of their tensors (lib/conv_direct_params); bias[offB + o]
// Mapping   workgroup x -> THREADS elements of Y in their order in memory; thread -> one
// Tunables  THREADS (64..256)   ACTIVATION which function (activationKinds.ts); beyond them none
// Needs     all places below 2^31
// Source    Dumoulin and Visin 2016, A guide to convolution arithmetic
// @use lib/field
const THREADS: u32 = 128u;
const ACTIVATION: u32 = 99u;

// @use lib/conv_direct_params
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> bias: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/conv_places
// @use lib/activation_functions
// @use lib/activation_kinds

@compute @workgroup_size(THREADS)
fn conv_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let at = placeOf(id, p.outHeight, p.outWidth, p.outChannels);
  let c0 = at.w / p.perGroup * p.depth;
  var sum = 0.0;
  for (var fy = 0; fy < p.filterHeight; fy++) {
    let y = at.y * p.strideY + fy * p.dilationY - p.padTop;
    if (y < 0 || y >= p.height) {
      continue;
    }
    for (var fx = 0; fx < p.filterWidth; fx++) {
      let x = at.z * p.strideX + fx * p.dilationX - p.padLeft;
      if (x < 0 || x >= p.width) {
        continue;
      }
      for (var c = 0; c < p.depth; c++) {
        sum = fma(widen(X[xAt(at.x, y, x, c0 + c)]), widen(F[filterAt(at.w, fy, fx, c)]), sum);
      }
    }
  }
  if (p.hasBias == 1u) {
    sum += widen(bias[p.offB + u32(at.w)]);
  }
  Y[p.offY + id] = narrow(activate(sum));
}
