// pool: the largest element or the mean of every window, channels last.
// Storage   X[offX + ((plane*height + y)*width + x)*depth + c], Y[offY + ((plane*outHeight + oy)*outWidth + ox)*depth + c]
// Mapping   workgroup x -> THREADS elements of Y; thread -> one
// Tunables  THREADS (64..256)   KIND 0 max, 1 mean of the image's elements, 2 mean with the padding
// Needs     all places below 2^31; infinityBits those of -infinity, which a window without elements has
// Source    cuDNN, cudnnPoolingForward
// @use lib/field
const THREADS: u32 = 256u;
const KIND: u32 = 0u;

// @use lib/pool_params
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/pool_window

@compute @workgroup_size(THREADS)
fn pool(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let id = (group.x + p.baseX) * THREADS + t;
  if (id >= p.count) {
    return;
  }
  let c = id % p.depth;
  let pixel = id / p.depth;
  let line = pixel / u32(p.outWidth);
  let plane = line / u32(p.outHeight);
  let w = windowAt(i32(line - plane * u32(p.outHeight)), i32(pixel - line * u32(p.outWidth)));
  var best = bitcast<R>(p.infinityBits);
  var sum = 0.0;
  for (var y = w.top; y < w.bottom; y += p.dilationY) {
    for (var x = w.left; x < w.right; x += p.dilationX) {
      let value = widen(X[p.offX + pixelAt(plane, y, x, c)]);
      if (KIND == 0u) {
        if (isLarger(value, best)) {
          best = value;
        }
      } else {
        sum += value;
      }
    }
  }
  if (KIND != 0u) {
    best = sum / w.count;
  }
  Y[p.offY + id] = narrow(best);
}
