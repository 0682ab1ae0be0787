// A window of pooling, channels last. Uses lib/pool_params and KIND.
struct PoolWindow {
  top: i32,
  bottom: i32,
  left: i32,
  right: i32,
  count: f32,
}

fn windowAt(oy: i32, ox: i32) -> PoolWindow {
  let y = oy * p.strideY - p.padTop;
  let x = ox * p.strideX - p.padLeft;
  let top = max(y, 0);
  let left = max(x, 0);
  let bottom = min(y + p.windowHeight, p.height);
  let right = min(x + p.windowWidth, p.width);
  var count = max(0, bottom - top) * max(0, right - left);
  if (KIND == 2u) {
    count = (min(y + p.windowHeight, p.height + p.padBottom) - y) * (min(x + p.windowWidth, p.width + p.padRight) - x);
  }
  return PoolWindow(top, bottom, left, right, f32(max(1, count)));
}

fn pixelAt(plane: u32, y: i32, x: i32, c: u32) -> u32 {
  return ((plane * u32(p.height) + u32(y)) * u32(p.width) + u32(x)) * p.depth + c;
}

fn isNaNByBits(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}

// Whether an element takes the place of the largest one so far.
fn isLarger(x: f32, best: f32) -> bool {
  return !isNaNByBits(best) && (isNaNByBits(x) || x > best);
}
