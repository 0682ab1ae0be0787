// A window of pooling, channels last: its pixels are dilationY and dilationX apart. Uses lib/units, lib/pool_params and KIND.
struct PoolWindow {
  top: i32,
  bottom: i32,
  left: i32,
  right: i32,
  count: f32,
}

// x / step, rounded up: mostly pixels of a window are neighbours, and a division by a number that is not known costs more than a load.
fn stepsIn(x: i32, step: i32) -> i32 {
  if (step == 1) {
    return x;
  }
  return (x + step - 1) / step;
}

// The first of the places begin, begin + step, ... that is not below 0.
fn firstInside(begin: i32, step: i32) -> i32 {
  return begin + stepsIn(max(-begin, 0), step) * step;
}

// How many of the places begin, begin + step, ... are below an end.
fn placesBetween(begin: i32, end: i32, step: i32) -> i32 {
  return stepsIn(max(0, end - begin), step);
}

fn windowAt(oy: i32, ox: i32) -> PoolWindow {
  let y = oy * p.strideY - p.padTop;
  let x = ox * p.strideX - p.padLeft;
  let endY = y + (p.windowHeight - 1) * p.dilationY + 1;
  let endX = x + (p.windowWidth - 1) * p.dilationX + 1;
  let top = firstInside(y, p.dilationY);
  let left = firstInside(x, p.dilationX);
  let bottom = min(endY, p.height);
  let right = min(endX, p.width);
  var count = placesBetween(top, bottom, p.dilationY) * placesBetween(left, right, p.dilationX);
  if (KIND == 2u) {
    count = placesBetween(y, min(endY, p.height + p.padBottom), p.dilationY)
      * placesBetween(x, min(endX, p.width + p.padRight), p.dilationX);
  }
  return PoolWindow(top, bottom, left, right, f32(max(1, count)));
}

fn pixelAt(plane: u32, y: i32, x: i32, c: u32) -> u32 {
  return ((plane * u32(p.height) + u32(y)) * u32(p.width) + u32(x)) * p.depth + c;
}
